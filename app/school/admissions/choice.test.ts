import { describe, expect, it } from 'vitest';
import { parseChoiceForm, parseChoiceQuery } from './choice';

const form = (body: string) => parseChoiceForm(new URLSearchParams(body));
const long = 'a'.repeat(101);

describe('the choice in an address', () => {
  it('is read if it is present', () => {
    expect(parseChoiceQuery(new URLSearchParams('course=bts-gpn&campus=lyon'))).toEqual({
      course: 'bts-gpn',
      campus: 'lyon',
    });
    expect(parseChoiceQuery(new URLSearchParams(''))).toEqual({ course: null, campus: null });
  });

  it.each(['course=', 'course=BTS', 'course=a%20b', 'course=../x', `course=${long}`, 'course=a&course=b'])(
    'counts as not made for %s',
    (query) => {
      expect(parseChoiceQuery(new URLSearchParams(query)).course).toBeNull();
    },
  );
});

describe('the choice in a form', () => {
  it('is complete with a course and a campus', () => {
    expect(form('course=bts-gpn&campus=lyon')).toEqual({
      choice: { course: 'bts-gpn', campus: 'lyon' },
      problem: null,
    });
  });

  it.each(['', 'course=bts-gpn', 'campus=lyon', 'course=&campus='])('is missing something in %j', (body) => {
    expect(form(body).problem).toBe('missing');
  });

  it.each([
    'course=bts-gpn&campus=lyon&campus=metz',
    'course=bts-gpn&course=bts-gpn&campus=lyon',
    'course=BTS GPN&campus=lyon',
    'course=<script>&campus=lyon',
    'course=bts-gpn&campus=../../login',
    `course=${'a'.repeat(10_000)}&campus=lyon`,
    `course=${long}&campus=lyon`,
  ])('refuses %.60j', (body) => {
    expect(form(body).problem).toBe('invalid');
  });

  it('keeps the half that is sound', () => {
    expect(form('course=bts-gpn').choice).toEqual({ course: 'bts-gpn', campus: null });
    expect(form('course=%00&campus=lyon').choice).toEqual({ course: null, campus: 'lyon' });
  });

  it('accepts a slug of 100 characters', () => {
    expect(form(`course=${'a'.repeat(100)}&campus=lyon`).problem).toBeNull();
  });

  it('refuses a body that is not a form', () => {
    expect(parseChoiceForm(null)).toEqual({ choice: { course: null, campus: null }, problem: 'invalid' });
  });
});
