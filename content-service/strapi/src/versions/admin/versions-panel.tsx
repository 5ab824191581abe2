/** Beside the form: what was published before, how the present draft differs from it, and the way back. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import * as React from 'react';
import { failureInWords } from '../../admin/failure-in-words';
import { momentInWords } from '../../admin/moment-in-words';
import { TakesFocus } from '../../admin/takes-focus';
import { useAnswer } from '../../admin/use-answer';
import { WithoutList } from '../../admin/without-list';
import { hasVersions } from '../../entries/has-versions';
import type { DraftReason, EntryVersion, VersionsOfEntry } from '../entry-version';
import type { Difference } from '../server/differences';

export const VersionsPanel: PanelComponent = ({ model, document }) => {
  if (!document?.documentId || !hasVersions(model)) return null;
  const { documentId, locale, status, updatedAt } = document;
  const path = `/versions/${model}/${documentId}`;
  const query = locale ? `?locale=${locale}` : '';
  // A publication adds a version: the new key reads them again.
  return {
    title: 'Versions',
    content: <Versions path={path} query={query} key={`${path}${query} ${status} ${updatedAt}`} />,
  };
};

const whyInWords: Record<DraftReason, string> = {
  overwritten: 'Brouillon remplacé ou abandonné par quelqu’un d’autre',
  unsaved: 'Saisie non enregistrée, mise de côté',
};

interface Place {
  path: string;
  query: string;
}

function Versions({ path, query }: Place) {
  const { del } = useFetchClient();
  const [stored, setStored] = useAnswer<VersionsOfEntry>(`${path}${query}`);
  const [areErased, setErased] = React.useState(false);
  if (stored === 'loading' || stored === 'failed') return <WithoutList why={stored} />;
  const { versions, mayErase } = stored;
  if (versions.length === 0) {
    const noVersionsText = (
      <Typography variant="pi" textColor="neutral600">
        {stored.isOnlineAtOnce
          ? 'Aucune version pour l’instant\u00a0: chaque enregistrement sera gardé ici.'
          : 'Aucune version pour l’instant\u00a0: ce que vous publierez sera gardé ici, et pourra être remis.'}
      </Typography>
    );
    return areErased ? <TakesFocus>{noVersionsText}</TakesFocus> : noVersionsText;
  }
  const erase = async () => {
    await del(`${path}${query}`);
    setStored({ ...stored, versions: [] });
    setErased(true);
  };
  return (
    <Box width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} maxHeight="24rem" overflow="auto">
        {versions.map((version) => (
          <Version key={version.id} version={version} entry={stored} path={path} query={query} />
        ))}
      </Flex>
      {mayErase ? (
        <Box paddingTop={3}>
          <Dialog.Root>
            <Dialog.Trigger>
              <Button variant="danger-light" size="S">
                Effacer ces versions
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog title="Effacer ces versions" onConfirm={erase}>
              Elles ne pourront plus être remises. La page et son brouillon restent.
            </ConfirmDialog>
          </Dialog.Root>
        </Box>
      ) : null}
    </Box>
  );
}

function Version({ version, entry, path, query }: Place & { version: EntryVersion; entry: VersionsOfEntry }) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isUnsaved = useForm('Version', (form) => form.modified);
  const [differences, setDifferences] = React.useState<Difference[] | null>(null);
  const showFailure = (error: unknown) =>
    toggleNotification({ type: 'danger', message: failureInWords(error) });
  const compare = () =>
    get<{ data: Difference[] }>(`${path}/${version.id}${query}`).then(
      ({ data }) => setDifferences(data.data),
      showFailure,
    );
  const putBack = () =>
    // The form is read again.
    post(`${path}/${version.id}/restore${query}`, {}).then(() => window.location.reload(), showFailure);
  const moment = momentInWords(version.at);
  return (
    <Box tag="li">
      <Typography variant="pi" tag="p" fontWeight="semiBold">
        {moment}
      </Typography>
      <Typography variant="pi" tag="p" textColor="neutral600">
        {version.author || 'Sans compte (import)'}
      </Typography>
      {version.why ? (
        <Typography variant="pi" tag="p" textColor="neutral800">
          {whyInWords[version.why]}
        </Typography>
      ) : null}
      {differences === null ? (
        <Button
          variant="tertiary"
          size="S"
          aria-label={`Voir ce qui a changé depuis la version du ${moment}`}
          onClick={compare}
        >
          Voir ce qui a changé
        </Button>
      ) : (
        <TakesFocus label={`Ce qui a changé depuis la version du ${moment}`}>
          <Differences differences={differences} />
          {entry.mayPutBack && differences.length > 0 ? (
            <>
              <Button variant="secondary" size="S" disabled={isUnsaved} onClick={putBack}>
                {entry.isOnlineAtOnce ? 'Remettre en ligne' : 'Remettre comme brouillon'}
              </Button>
              {isUnsaved ? (
                <Typography variant="pi" tag="p" textColor="neutral600">
                  Enregistrez d’abord ce que vous avez écrit.
                </Typography>
              ) : null}
            </>
          ) : null}
        </TakesFocus>
      )}
    </Box>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0)
    return (
      <Typography variant="pi" tag="p">
        {'Rien\u00a0: le brouillon est le même.'}
      </Typography>
    );
  return (
    <Box tag="ul" paddingTop={2} paddingBottom={2}>
      {differences.map(({ place, before, present }) => (
        <Box tag="li" key={place} paddingBottom={2}>
          <Typography variant="pi" tag="p" fontWeight="semiBold">
            {place}
          </Typography>
          <Words label="Alors" words={before} />
          <Words label="À présent" words={present} />
        </Box>
      ))}
    </Box>
  );
}

function Words({ label, words }: { label: string; words: string }) {
  return (
    <Typography variant="pi" tag="p" textColor="neutral600">
      {`${label}\u00a0: ${words || '(vide)'}`}
    </Typography>
  );
}
