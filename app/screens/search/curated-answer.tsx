import type { ShownAnswer } from '~/search/curated';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';

/** The editors' answer to the question, before the results. */
export function CuratedAnswer({ curated: { question, answer, href, label } }: { curated: ShownAnswer }) {
  const t = useLabels();
  return (
    <section aria-labelledby="reponse" className="curated-answer stack">
      <p className="text-sm">{t('search.curated')}</p>
      <h2 id="reponse" className="text-2xl">
        {question}
      </h2>
      <p>{answer}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </section>
  );
}
