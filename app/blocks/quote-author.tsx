import type { Media } from '~/content/fields.server';
import { Picture } from '~/ui/picture';

interface QuoteAuthorProps {
  name: string;
  role: string | null;
  portrait: Media | null;
  /** Width of the portrait. */
  sizes: string;
}

/** Who said it. */
export function QuoteAuthor({ name, role, portrait, sizes }: QuoteAuthorProps) {
  return (
    <figcaption className="quote-author">
      {portrait ? (
        <Picture media={portrait} sizes={sizes} maxWidth={320} decorative className="portrait-round" />
      ) : null}
      <span>
        <strong>{name}</strong>
        {role ? <span>{role}</span> : null}
      </span>
    </figcaption>
  );
}
