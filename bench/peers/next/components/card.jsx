import Link from 'next/link';
import { Picture } from './picture';

export function Card({ card: { title, href, level, place, lines, picture } }) {
  return (
    <article className="card">
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p className="facts">
        <span>{level}</span> <span>{place}</span>
      </p>
      <p>{lines[0]}</p>
      <p>{lines[1]}</p>
      <Picture picture={picture} />
    </article>
  );
}
