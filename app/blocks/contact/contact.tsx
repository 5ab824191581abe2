import { pathTo } from '~/addresses/path-to';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { type Definition, DefinitionList } from '~/ui/definition-list';
import { phoneHref } from '~/ui/phone-href';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { ContactBlockData } from './definition.server';

/**
 * Contact details of a campus or of the school. The button is an e-mail link, not the contact form, which asks for a
 * programme and a campus.
 */
export function ContactBlock({ block }: BlockProps<ContactBlockData>) {
  const t = useLabels();
  const details = detailsOf(block, t);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <div className="contact-grid stack">
        <DefinitionList items={details} />
        <ul role="list" className="contact-actions cluster">
          {block.email ? (
            <li>
              <ButtonLink href={`mailto:${block.email}`}>{t('blocks.contact.write')}</ButtonLink>
            </li>
          ) : null}
          <li>
            {block.campus ? (
              <ButtonLink href={pathTo('campus/:slug', block.campus.slug)} look="secondary">
                {t('blocks.contact.visit')}
              </ButtonLink>
            ) : (
              <ButtonLink href={pathTo('campus')} look="secondary">
                {t('blocks.contact.campuses')}
              </ButtonLink>
            )}
          </li>
        </ul>
      </div>
    </BlockFrame>
  );
}

/** Phone, e-mail, address and opening hours, as far as they are known. */
function detailsOf({ phone, email, address, openingHours }: ContactBlockData, t: Labels): Definition[] {
  const definitions: (Definition | null)[] = [
    phone ? { term: t('blocks.contact.phone'), description: <a href={phoneHref(phone)}>{phone}</a> } : null,
    email ? { term: t('blocks.contact.email'), description: <a href={`mailto:${email}`}>{email}</a> } : null,
    address ? { term: t('blocks.contact.address'), description: address } : null,
    openingHours
      ? {
          term: t('blocks.contact.hours'),
          // A sentence of the campus's sheet, which is French.
          description: <span lang={t.language === 'fr' ? undefined : 'fr'}>{openingHours}</span>,
        }
      : null,
  ];
  return definitions.filter((item) => item !== null);
}
