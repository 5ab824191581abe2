/** What a new school still lacks, in order, each with a link to where it is done. */
import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import * as React from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failureInWords } from '../../admin/failure-in-words';
import { TakesFocus } from '../../admin/takes-focus';
import type { Step } from '../../contract/first-step';

interface FirstStepsProps {
  steps: readonly Step[];
  /** Asks for the steps again. */
  ask: () => void;
}

export function FirstSteps({ steps, ask }: FirstStepsProps) {
  const { post } = useFetchClient();
  const showFailure = useFailure();
  const [isWithoutCrm, setWithoutCrm] = React.useState(false);
  const sayWithoutCrm = () =>
    post('/beginning/without-crm', {}).then(() => {
      setWithoutCrm(true);
      ask();
    }, showFailure);
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
      {steps.map((step) => (
        <StepItem
          key={step.name}
          step={step}
          isJustDone={isWithoutCrm && step.isDone && step.place === 'crm'}
          onWithoutCrm={sayWithoutCrm}
        />
      ))}
    </Flex>
  );
}

function useFailure(): (error: unknown) => void {
  const { toggleNotification } = useNotification();
  return (error) => toggleNotification({ type: 'danger', message: failureInWords(error) });
}

interface StepItemProps {
  step: Step;
  isJustDone: boolean;
  onWithoutCrm: () => void;
}

function StepItem({ step, isJustDone, onWithoutCrm }: StepItemProps) {
  const { title, help, isDone, place } = step;
  const isToBeMade = place === 'page' && step.documentId === null;
  const heading = (
    <Flex gap={2}>
      <Typography tag="h3" variant="delta">
        {isDone || isToBeMade ? (
          title
        ) : (
          <Typography tag={Link} to={addressOf(step)} variant="delta" textColor="primary600">
            {title}
          </Typography>
        )}
      </Typography>
      <Badge
        backgroundColor={isDone ? 'success100' : 'neutral150'}
        textColor={isDone ? 'success700' : 'neutral600'}
      >
        {isDone ? 'Fait' : 'À faire'}
      </Badge>
    </Flex>
  );
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      {isJustDone ? <TakesFocus>{heading}</TakesFocus> : heading}
      {isDone ? null : (
        <Box paddingTop={2}>
          <Typography textColor="neutral700">{help}</Typography>
        </Box>
      )}
      {isToBeMade && !isDone ? <NewPage path={step.name} title={title} /> : null}
      {place === 'crm' && !isDone ? (
        <Box paddingTop={3}>
          <Button variant="secondary" onClick={onWithoutCrm}>
            Nous n’avons pas de CRM
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** The draft is made with its address and title, and opened. */
function NewPage({ path, title }: { path: string; title: string }) {
  const { post } = useFetchClient();
  const showFailure = useFailure();
  const navigate = useNavigate();
  const open = () =>
    post<{ data: { documentId: string } }>('/beginning/pages', { path }).then(
      ({ data }) => navigate(`/content-manager/${places.page}/${data.data.documentId}`),
      showFailure,
    );
  return (
    <Box paddingTop={3}>
      <Button variant="secondary" onClick={open} aria-label={`Écrire cette page\u00a0: ${title}`}>
        Écrire cette page
      </Button>
    </Box>
  );
}

const places = {
  settings: 'single-types/api::setting.setting',
  crm: 'single-types/api::crm-setting.crm-setting',
  campus: 'collection-types/api::campus.campus',
  programme: 'collection-types/api::programme.programme',
  page: 'collection-types/api::article.article',
  menu: 'collection-types/api::menu-enrichi.menu-enrichi',
} as const;

/** A page has a draft; of all others, the list has them. */
function addressOf({ place, documentId }: Step): string {
  const list = `/content-manager/${places[place]}`;
  return place === 'page' ? `${list}/${documentId}` : list;
}
