/** 'Corbeille': deleted entries, until when each can be restored, and the buttons to restore or erase it. */
import { Box, Button, Dialog, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import * as React from 'react';
import { useHref } from 'react-router-dom';
import { failureInWords } from '../../admin/failure-in-words';
import { momentInWords } from '../../admin/moment-in-words';
import { TakesFocus } from '../../admin/takes-focus';
import { useAnswer } from '../../admin/use-answer';
import type { BinRow } from '../bin-row';

export default function BinPage() {
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const panel = useHref('/').replace(/\/$/, '');
  const [items, show] = useAnswer<BinRow[]>('/bin/items');
  const [erased, setErased] = React.useState<BinRow | null>(null);
  if (items === 'loading') return <Page.Loading>Chargement…</Page.Loading>;
  if (items === 'failed') return <Page.Error />;
  const failed = (error: unknown) => toggleNotification({ type: 'danger', message: failureInWords(error) });
  const putBack = ({ id }: BinRow) =>
    post<{ data: { address: string } }>(`/bin/items/${id}/restore`, {}).then(
      // A full load: this panel remembers that the editor has just deleted the entry, and would show an error.
      ({ data }) => window.location.assign(panel + data.data.address),
      failed,
    );
  const erase = (item: BinRow) =>
    del(`/bin/items/${item.id}`).then(() => {
      show(items.filter(({ id }) => id !== item.id));
      setErased(item);
    }, failed);
  return (
    <Page.Main>
      <Page.Title>Corbeille</Page.Title>
      <Layouts.Header
        title="Corbeille"
        subtitle="Ce qui a été supprimé peut être remis comme brouillon, avec ses liens."
      />
      <Layouts.Content>
        {erased === null ? null : (
          <TakesFocus key={erased.id}>
            <Typography tag="p">{`${inQuotes(erased)} est effacé.`}</Typography>
          </TakesFocus>
        )}
        {items.length === 0 ? (
          <EmptyStateLayout content="La corbeille est vide." />
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {items.map((item) => (
              <Item key={item.id} item={item} putBack={putBack} erase={erase} />
            ))}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

interface ItemProps {
  item: BinRow;
  putBack: (item: BinRow) => void;
  erase: (item: BinRow) => void;
}

function Item({ item, putBack, erase }: ItemProps) {
  const { kind, title, at, author, until, mayPutBack, mayErase } = item;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta">
        {title || 'Sans titre'}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {`${kind}. Supprimé le ${momentInWords(at)}${author ? ` par ${author}` : ''}, effacé le ${momentInWords(until)}.`}
      </Typography>
      <Flex gap={2} paddingTop={2}>
        {mayPutBack ? (
          <Button variant="secondary" aria-label={`Remettre ${inQuotes(item)}`} onClick={() => putBack(item)}>
            Remettre
          </Button>
        ) : null}
        {mayErase ? (
          <Dialog.Root>
            <Dialog.Trigger>
              <Button variant="danger-light" aria-label={`Effacer pour toujours ${inQuotes(item)}`}>
                Effacer pour toujours
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog title="Effacer pour toujours" onConfirm={() => erase(item)}>
              {`${inQuotes(item)} et toutes ses versions disparaissent, sans retour.`}
            </ConfirmDialog>
          </Dialog.Root>
        ) : null}
      </Flex>
    </Box>
  );
}

const inQuotes = ({ title }: BinRow) => `«\u00a0${title || 'Sans titre'}\u00a0»`;
