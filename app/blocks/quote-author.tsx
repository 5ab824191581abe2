import type { Media } from '~/reading/fields.server';
import { Picture } from '~/ui/picture';

interface QuoteAuthorProps {
  name: string | null;
  role: string | null;
  portrait: Media | null;
  /** Width of the portrait. */
  sizes: string;
}

/** Name, role and portrait of the quoted person; null without any of them. */
export function QuoteAuthor({ name, role, portrait, sizes }: QuoteAuthorProps) {
  if (!name && !role && !portrait) return null;
  return (
    <figcaption className="quote-author">
      {portrait ? (
        <Picture media={portrait} sizes={sizes} maxWidth={320} decorative className="portrait-round" />
      ) : null}
      <span>
        {name ? <strong>{name}</strong> : null} {role ? <span>{role}</span> : null}
      </span>
    </figcaption>
  );
}
