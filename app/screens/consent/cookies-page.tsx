import { Fragment } from 'react';
import { useIsThere } from '~/site/absent-links';
import { legalPages } from '~/site/editors-pages';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { ConsentView } from './consent-view.server';
import { PurposeForm } from './purpose-form';
import { type SiteCookie, siteCookies } from './site-cookies';

/** The parts of this installation's configuration that affect a visitor's browser. */
export interface CookiesInformation {
  /** Origin cookies wait for the visitor's consent. */
  originNeedsConsent: boolean;
  /** A tag manager is configured, and loaded after consent only. */
  tagManager: boolean;
  /** The page has a frame of the school group. */
  groupFrames: boolean;
}

interface CookiesPageProps {
  information: CookiesInformation;
  consent: ConsentView;
}

/** The visitor's choice; the values stored in the browser, their purposes and durations. */
export function CookiesPage({ information, consent }: CookiesPageProps) {
  const t = useLabels();
  const isThere = useIsThere();
  const { privacy } = legalPages(t);
  return (
    <>
      <PageHeader title={t('cookies.title')} summary={t('cookies.summary')} breadcrumb={siteTrail(t)} />
      <Section title={t('cookies.consent.title')} intro={t('cookies.consent.intro')}>
        <PurposeForm view={consent} />
      </Section>
      <Section title={t('cookies.stored.title')} intro={t('cookies.stored.intro')} surface="soft">
        <CookieTable originNeedsConsent={information.originNeedsConsent} />
      </Section>
      <Section title={t('cookies.device.title')}>
        <div className="prose">
          <p>{t('cookies.device.pages')}</p>
          <p>{t('cookies.device.saved')}</p>
        </div>
      </Section>
      <Section title={t('cookies.others.title')} surface="soft">
        <div className="prose">
          <p>{t(information.tagManager ? 'cookies.others.tagManager' : 'cookies.others.noTagManager')}</p>
          <p>{t('cookies.others.media')}</p>
          {information.groupFrames ? <p>{t('cookies.others.frames')}</p> : null}
          <p>{t('cookies.others.crm')}</p>
        </div>
      </Section>
      <Section title={t('cookies.choice.title')}>
        <div className="prose">
          <p>{t('cookies.choice.erase')}</p>
          <p>{t('cookies.choice.effect')}</p>
        </div>
        {isThere(privacy) ? (
          <p className="section-all">
            <a href={privacy}>{t('cookies.choice.charter')}</a>
          </p>
        ) : null}
      </Section>
    </>
  );
}

function CookieTable({ originNeedsConsent }: { originNeedsConsent: boolean }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll cookies-table" aria-labelledby="cookies-legende" tabIndex={0}>
      <table className="table">
        <caption>
          <span id="cookies-legende">{t('cookies.stored.caption')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('cookies.stored.name')}</th>
            <th scope="col">{t('cookies.stored.purpose')}</th>
            <th scope="col">{t('cookies.stored.content')}</th>
            <th scope="col">{t('cookies.stored.lifetime')}</th>
            <th scope="col">{t('cookies.stored.consent')}</th>
          </tr>
        </thead>
        <tbody>
          {siteCookies.map((cookie) => (
            <CookieRow
              key={cookie.id}
              cookie={cookie}
              needsConsent={cookie.id === 'origin' && originNeedsConsent}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CookieRow({ cookie, needsConsent }: { cookie: SiteCookie; needsConsent: boolean }) {
  const t = useLabels();
  return (
    <tr>
      <th scope="row">
        {cookie.names.map((name) => (
          <Fragment key={name}>
            <code>{name}</code>{' '}
          </Fragment>
        ))}
      </th>
      <td>{t(`cookies.stored.${cookie.id}.purpose`)}</td>
      <td>{t(`cookies.stored.${cookie.id}.content`)}</td>
      <td>{t.count('cookies.stored.days', cookie.days)}</td>
      <td>{t(needsConsent ? 'cookies.stored.consentFirst' : `cookies.stored.${cookie.id}.consent`)}</td>
    </tr>
  );
}
