import { useLabels } from '~/site/labels-context';

interface LocalNavigationProps {
  links: readonly { href: string; title: string }[];
  /** Address of the current page. */
  current: string;
}

/** The pages of the current section, after the page's own content; nothing if there are no others. */
export function LocalNavigation({ links, current }: LocalNavigationProps) {
  const t = useLabels();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="rubrique" className="local-navigation filter-links">
      <div className="page-normal">
        <h2 id="rubrique" className="text-xl">
          {t('pages.section.label')}
        </h2>
        <ul role="list">
          {links.map(({ href, title }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
