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
      <ul role="list" className="campus-team">
        {team.map((member) => (
          <li key={member.name}>
            {member.portrait ? (
              <Picture
                media={member.portrait}
                sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 21vw, (min-width: 40rem) 45vw, 4.5rem"
                maxWidth={640}
                decorative
                className="team-portrait"
              />
            ) : null}
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
