/**
 * The dialog before a save that would overwrite that of another account or window: it shows both, and keeps the other in
 * Versions.
 */
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import * as React from 'react';
import type { Conflict, LaterSave } from '../editing-state';
import { laterSaveInWords } from './later-save-in-words';

export type Choice = 'mine' | 'theirs' | 'neither';

interface OverwritingQuestion {
  laterSave: LaterSave;
  conflicts: Conflict[];
  choose: (choice: Choice) => void;
}

/** Opens the dialog that is on the screen: the form has one, and so has its preview. */
let showQuestion: ((question: OverwritingQuestion | null) => void) | null = null;

export const askWhichToKeep = (laterSave: LaterSave, conflicts: Conflict[]): Promise<Choice> =>
  new Promise((resolve) => {
    if (showQuestion) showQuestion({ laterSave, conflicts, choose: resolve });
    // Without a form on the screen; the overwritten values are in Versions even so.
    else resolve('mine');
  });

export function OverwritingDialog() {
  const [question, setQuestion] = React.useState<OverwritingQuestion | null>(null);
  React.useEffect(() => {
    showQuestion = setQuestion;
    return () => {
      if (showQuestion === setQuestion) showQuestion = null;
    };
  }, []);
  if (!question) return null;
  const { laterSave, conflicts } = question;
  const choose = (choice: Choice) => {
    setQuestion(null);
    question.choose(choice);
  };
  const theirName = laterSave.isOwn ? 'L’autre fenêtre' : laterSave.author || 'L’autre compte';
  return (
    <Modal.Root open onOpenChange={() => choose('neither')}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{laterSaveInWords(laterSave)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography tag="p">
            {
              'Vous aviez déjà ouvert ce formulaire. Ce que vous n’aurez pas gardé ira dans Versions, à droite\u00a0: rien n’est perdu.'
            }
          </Typography>
          <Box tag="ul" paddingTop={4}>
            {conflicts.map(({ place, theirs, mine }) => (
              <Box tag="li" key={place} paddingBottom={4}>
                <Typography tag="p" fontWeight="semiBold">
                  {place}
                </Typography>
                <ConflictingValue whose={theirName} value={theirs} />
                <ConflictingValue whose="Vous" value={mine} />
              </Box>
            ))}
          </Box>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => choose('neither')}>
            Annuler
          </Button>
          <Flex gap={2}>
            <Button variant="secondary" onClick={() => choose('theirs')}>
              Prendre l’autre version
            </Button>
            <Button onClick={() => choose('mine')}>Garder la mienne</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function ConflictingValue({ whose, value }: { whose: string; value: string }) {
  return (
    <Typography variant="pi" tag="p" textColor="neutral600">
      {`${whose}\u00a0: ${value || '(vide)'}`}
    </Typography>
  );
}
