/** 'À compléter': entries with missing values, worst first, each with a link to its field. */
import { Badge, Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { withSeverity } from '../../contract/duties';
import type { EntryFinding, IncompleteEntry } from '../../contract/entry-finding';
import type { Severity } from '../../contract/finding';
import { uidOfKind } from '../../duties/kinds';
import { useAnswer } from '../use-answer';
import { fieldParameter } from './focus-field';
import { mediaQuery } from './media-address';

export default function ToCompletePage() {
  const [entries] = useAnswer<IncompleteEntry[]>('/duties/to-complete');
  if (entries === 'loading') return <Page.Loading>Chargement…</Page.Loading>;
  if (entries === 'failed') return <Page.Error />;
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

function Incomplete({ entry }: { entry: IncompleteEntry }) {
  const { title, findings, documentId, isPublished } = entry;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex gap={2} paddingBottom={2}>
        <Typography tag="h2" variant="delta">
          {title || 'Sans titre'}
        </Typography>
        <Badge>{documentId === null ? 'Absente' : isPublished ? 'En ligne' : 'Brouillon'}</Badge>
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
  const list = `/content-manager/collection-types/${uid}`;
  return documentId === null ? `${list}/create` : `${list}/${documentId}?${fieldParameter}=${field}`;
}

const countInWords = (count: number, one: string, several: string) => `${count} ${count < 2 ? one : several}`;
