/** 'Commencer': what a new school still lacks, in order, each with a link to where it is done. */
import { Badge, Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { Step } from '../../beginning/step';
import { useAnswer } from '../use-answer';

export default function BeginningPage() {
  const { post } = useFetchClient();
  const [steps, setSteps] = useAnswer<Step[]>('/beginning/steps');
  if (steps === 'loading') return <Page.Loading />;
  if (steps === 'failed') return <Page.Error />;
  const left = steps.filter(({ isDone }) => !isDone);
  const sayWithoutCrm = () =>
    post<{ data: Step[] }>('/beginning/without-crm', {}).then(
      ({ data }) => setSteps(data.data),
      () => setSteps('failed'),
    );
  return (
    <Page.Main>
      <Page.Title>Commencer</Page.Title>
      <Layouts.Header
        title="Commencer"
        subtitle={
          left.length === 0
            ? 'Tout est fait'
            : `${steps.length - left.length} étapes faites sur ${steps.length}. De haut en bas, l’ordre va le plus vite.`
        }
      />
      <Layouts.Content>
        {left.length === 0 ? (
          <EmptyStateLayout content="Tout est fait : l’école peut être montrée. « À compléter » dit la suite." />
        ) : (
          <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
            {steps.map((step) => (
              <OneStep key={step.name} step={step} onWithoutCrm={sayWithoutCrm} />
            ))}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function OneStep({ step, onWithoutCrm }: { step: Step; onWithoutCrm: () => void }) {
  const { title, help, isDone, place } = step;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex gap={2}>
        <Typography tag="h2" variant="delta">
          {isDone ? (
            title
          ) : (
            <Typography tag={Link} to={addressOf(step)} variant="delta" textColor="primary600">
              {title}
            </Typography>
          )}
        </Typography>
        <Badge active={isDone}>{isDone ? 'Fait' : 'À faire'}</Badge>
      </Flex>
      {isDone ? null : (
        <Box paddingTop={2}>
          <Typography textColor="neutral700">{help}</Typography>
        </Box>
      )}
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

const places = {
  settings: 'single-types/api::setting.setting',
  crm: 'single-types/api::crm-setting.crm-setting',
  campus: 'collection-types/api::campus.campus',
  programme: 'collection-types/api::programme.programme',
  page: 'collection-types/api::article.article',
  menu: 'collection-types/api::menu-enrichi.menu-enrichi',
} as const;

/** A page that is not there yet is made; of all others, the list has the drafts. */
function addressOf({ place, documentId }: Step): string {
  const list = `/content-manager/${places[place]}`;
  if (place !== 'page') return list;
  return `${list}/${documentId ?? 'create'}`;
}
