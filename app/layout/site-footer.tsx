import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import type { MenuEntry } from '~/site/menus.server';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-names';
import { PhoneFold } from '~/ui/phone-fold';
import { phoneHref } from '~/ui/phone-href';
import type { socialTypes } from '../../content-model/enumerations';
import type { ChromeContent } from './chrome-content.server';
import { chromeIds } from './chrome-parts';
import { footerColumns, siteLinks } from './footer-links';
import { Logo } from './logo';
import { MenuLinks } from './menu-links';

interface FooterProps {
  settings: ChromeContent['settings'];
  menu: readonly MenuEntry[];
}

/** Logo, contact, social links, menu columns, legal links (specification §2). */
export function SiteFooter({ settings, menu }: FooterProps) {
  const t = useLabels();
  const tagline = t('commons.brand.tagline');
  const columns = footerColumns(menu);
  const links = siteLinks(
    t,
    columns.flatMap((column) => column.links),
    { accessibility: settings.accessibility, isThere: useIsThere() },
  );
  return (
    <footer id={chromeIds.footer} className="site-footer on-deep behind-sidebar" tabIndex={-1}>
      <div className="page-normal">
        <div className="footer-brand">
          <Logo picture={settings.schoolLogo} />
          {tagline ? <p className="footer-tagline">{tagline}</p> : null}
          <Contact settings={settings} />
        </div>
        {columns.length > 0 ? (
          <nav className="footer-columns columns" aria-label={t('layout.footer.label')}>
            {columns.map(({ id, title, links: items }) => (
              <div key={id}>
                <p id={`pied-${id}`} className="menu-title">
                  {title}
                </p>
                <PhoneFold summary={title}>
                  <MenuLinks links={items} labelledBy={`pied-${id}`} />
                </PhoneFold>
              </div>
            ))}
          </nav>
        ) : null}
        <div className="footer-legal row row-apart">
          <p>
            {t('commons.brand.fullName')}, {t('commons.brand.status').toLowerCase()}
          </p>
          {links.length > 0 ? (
            <nav aria-label={t('layout.footer.legal')}>
              <MenuLinks links={links.map((link) => ({ id: link.href, ...link }))} />
            </nav>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

const networkIcons = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  Youtube: 'youtube',
  Linkedin: 'linkedin',
  Twitter: 'twitter',
  Discord: 'discord',
  Tiktok: 'tiktok',
} as const satisfies Record<(typeof socialTypes)[number], IconName>;

function Contact({ settings }: Pick<FooterProps, 'settings'>) {
  const t = useLabels();
  return (
    <>
      <address>
        {settings.address ? <span>{settings.address}</span> : null}{' '}
        {settings.phone ? <a href={phoneHref(settings.phone)}>{settings.phone}</a> : null}{' '}
        {settings.email ? <a href={`mailto:${settings.email}`}>{settings.email}</a> : null}{' '}
        {settings.siteUrl ? (
          <a href={settings.siteUrl} rel="noopener me">
            {new URL(settings.siteUrl).host}
          </a>
        ) : null}
      </address>
      {settings.social.length > 0 ? (
        <ul role="list" className="footer-social cluster" aria-label={t('layout.footer.social')}>
          {settings.social.map(({ id, type, href }) => (
            <li key={id}>
              <a href={href} rel="noopener me">
                <Icon name={networkIcons[type]} label={type} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
