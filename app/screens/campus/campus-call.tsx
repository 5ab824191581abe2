import type { personToCall } from '~/school/campuses/person-to-call';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import type { CampusDetails } from './campus-page.server';

type Member = Pick<CampusDetails['team'][number], 'name' | 'role'>;

export interface CampusCallProps {
  contact: { person: ReturnType<typeof personToCall<Member>>; phone: string | null };
}

/** Whom to call, and the number: on the first screens of a phone. */
export function CampusCall({ contact: { person, phone } }: CampusCallProps) {
  const t = useLabels();
  if (!phone) return null;
  return (
    <div className="campus-call row">
      <p>
        {person ? (
          <>
            <b>{person.name}</b>, {person.role}
          </>
        ) : (
          <b>{t('campuses.page.person')}</b>
        )}
      </p>
      <PhoneLink number={phone} />
    </div>
  );
}
