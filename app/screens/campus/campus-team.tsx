import { useLabels } from '~/site/labels-context';
import { Picture } from '~/ui/picture';
import { Section } from '~/ui/section';
import type { CampusDetails } from './campus-page.server';

/** The team of a campus. Nothing without members. */
export function CampusTeam({ team }: Pick<CampusDetails, 'team'>) {
  const t = useLabels();
  if (team.length === 0) return null;
  return (
    <Section id="equipe" title={t('campuses.team.title')}>
      <ul className="campus-team">
        {team.map((member) => (
          <li key={member.name}>
            <Portrait member={member} />
            <h3>{member.name}</h3>
            <p>{member.role}</p>
            {member.email ? (
              <a href={`mailto:${member.email}`}>{t('campuses.team.write', { name: member.name })}</a>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Initials in place of a missing portrait. */
function Portrait({ member: { name, portrait } }: { member: CampusDetails['team'][number] }) {
  if (portrait) {
    return (
      <Picture
        media={portrait}
        sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 21vw, 45vw"
        maxWidth={640}
        decorative
        className="team-portrait"
      />
    );
  }
  return (
    <p className="team-portrait team-initials" aria-hidden="true">
      {name
        .split(/\s/)
        .map((part) => part.charAt(0))
        .join('')
        .slice(0, 2)}
    </p>
  );
}
