import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, marked as external: it opens in a new tab, which cannot reach this page. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const t = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {'\u00a0'}
      <Icon name="external" label={t('commons.externalLink')} />
    </a>
  );
}
