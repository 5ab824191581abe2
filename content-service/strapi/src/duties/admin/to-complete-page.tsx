/** 'À compléter': the first steps of a new school, then entries with missing values, each with a link to its field. */
import { Badge, Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../../admin/use-answer';
import { FirstSteps } from '../../beginning/admin/first-steps';
import type { EntryFinding, IncompleteEntry } from '../../contract/entry-finding';
import { type Severity, withSeverity } from '../../contract/finding';
import { uidOfKind } from '../kinds';
import type { ToComplete } from '../server/answer-to-complete';
import { fieldParameter } from './focus-field';
import { mediaQuery } from './media-address';

export default function ToCompletePage() {
  const [answer, , ask] = useAnswer<ToComplete>('/duties/to-complete');
  if (answer === 'loading') return <Page.Loading>Chargement…</Page.Loading>;
  if (answer === 'failed') return <Page.Error />;
  const { steps, entries } = answer;
  const remainingSteps = steps.filter(({ isDone }) => !isDone);
  const count = (severity: Severity) =>
    entries.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length;
  return (
    <Page.Main>
      <Page.Title>À compléter</Page.Title>
      <Layouts.Header
        title="À compléter"
        subtitle={`${countInWords(count('duty'), 'obligation non tenue', 'obligations non tenues')}, ${countInWords(count('loss'), 'chose non montrée', 'choses non montrées')}, ${countInWords(count('advice'), 'conseil', 'conseils')}, ${countInWords(count('plan'), 'programmation', 'programmations')}`}
      />
      <Layouts.Content>
        {remainingSteps.length === 0 ? null : (
          <Box paddingBottom={8}>
            <Part
              title="Commencer"
              text={`Étapes faites\u00a0: ${steps.length - remainingSteps.length} sur ${steps.length}. De haut en bas, l’ordre va le plus vite.`}
            />
            <FirstSteps steps={steps} ask={ask} />
          </Box>
        )}
        <Part title="Contenus" text="Le plus grave d’abord." />
        {entries.length === 0 ? (
          <EmptyStateLayout content="Rien ne manque." />
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {entries.map((entry) => (
              <Incomplete key={`${entry.kind} ${entry.documentId} ${entry.title}`} entry={entry} />
            ))}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <Box paddingBottom={4}>
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <Typography tag="p" textColor="neutral700">
        {text}
      </Typography>
    </Box>
  );
}

function Incomplete({ entry }: { entry: IncompleteEntry }) {
  const { title, findings, isPublished } = entry;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex gap={2} paddingBottom={2}>
        <Typography tag="h3" variant="delta">
          {title || 'Sans titre'}
        </Typography>
        <Badge>{isPublished ? 'En ligne' : 'Brouillon'}</Badge>
      </Flex>
      <ul>
        {findings.map((finding) => (
          <Box tag="li" key={`${finding.rule} ${finding.message}`} paddingBottom={1}>
            <Typography
              tag={Link}
              to={addressOf(entry, finding)}
              textColor={finding.severity === 'duty' ? 'danger600' : 'primary600'}
            >
              {withSeverity(finding)}
            </Typography>
          </Box>
        ))}
      </ul>
    </Box>
  );
}

/** A picture's text is written in the media library. */
function addressOf({ kind, documentId }: IncompleteEntry, { field, picture }: EntryFinding): string {
  if (picture !== undefined) return `/plugins/upload?${mediaQuery(picture)}`;
  const uid = uidOfKind(kind);
  if (kind === 'settings') return `/content-manager/single-types/${uid}?${fieldParameter}=${field}`;
  return `/content-manager/collection-types/${uid}/${documentId}?${fieldParameter}=${field}`;
}

const countInWords = (count: number, one: string, several: string) => `${count} ${count < 2 ? one : several}`;
