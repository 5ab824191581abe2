// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { noticeDefinition } from './definition.server';
import { noticeExample } from './example';
import { NoticeBlock } from './notice';

describe('notice', () => {
  it('shows its title, its text and its link', async () => {
    renderBlock(NoticeBlock, await parseExample(noticeDefinition, noticeExample));
    expect(screen.getByRole('region', { name: noticeExample.title })).toBeTruthy();
    expect(screen.getByText(noticeExample.text)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ecole/notre-demarche-inclusive');
  });

  it('has a working link for the address in its text', async () => {
    renderBlock(
      NoticeBlock,
      await parseExample(noticeDefinition, { ...noticeExample, text: 'Écrivez à dpo@iet.example.' }),
    );
    expect(screen.getByRole('link', { name: 'dpo@iet.example' }).getAttribute('href')).toBe(
      'mailto:dpo@iet.example',
    );
  });

  it('is refused when it is empty', async () => {
    await expect(parseExample(noticeDefinition, { surface: 'soft' })).rejects.toThrow();
  });
});
