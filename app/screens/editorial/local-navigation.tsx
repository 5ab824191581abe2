import { useLabels } from '~/site/labels-context';

interface LocalNavigationProps {
  links: readonly { href: string; title: string }[];
  /** Address of the current page. */
  current: string;
}

/** The other pages of the current section; nothing if there are none. */
export function LocalNavigation({ links, current }: LocalNavigationProps) {
  const t = useLabels();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('pages.section.label')} className="local-navigation filter-links">
      <div className="page-normal">
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
