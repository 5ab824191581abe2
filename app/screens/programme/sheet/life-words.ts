/**
 * Texts about the programme's life, made on the server: the page's scripts contain neither the labels nor the rules.
 * Pure: labels are passed in.
 */
import type { PaidCareer } from '~/school/careers/careers.server';
import { salaryText } from '~/school/careers/salary';
import type { Voice } from '~/school/people/people.server';
import type { Programme } from '~/school/programmes/programmes.server';
import type { rateWords } from '~/school/programmes/rate-words';
import type { Labels } from '~/site/labels';

/** One week, each day with its place. */
export function weekWords(week: Programme['week'], t: Labels) {
  if (!week) return null;
  const days = week.days.map(({ day, place, text }) => ({
    when: t(`programmes.week.${day}`),
    where: t(`programmes.week.${place}`),
    text,
  }));
  return { title: week.title, days, note: week.note };
}

/** A quote, with its author in one line. */
export function voiceWords(voice: Voice | null, t: Labels) {
  if (!voice) return null;
  const { name, quote, portrait, job, company, graduationYear, campus } = voice;
  const authorFacts = [
    company ? t('people.card.job', { job, company }) : job,
    graduationYear ? t('people.card.year', { year: graduationYear }) : null,
    campus?.title,
  ];
  return { name, quote, portrait, about: authorFacts.filter(Boolean).join(' · ') };
}

/** Careers with their salaries. */
export function careerWords(careers: readonly PaidCareer[], t: Labels) {
  return careers.map(({ slug, title, sector, salary }) => ({
    slug,
    title,
    sector,
    salary: salary ? t('programmes.next.salary', { range: salaryText(salary, t) }) : null,
  }));
}

/** The texts that the sheet shows. */
export interface Life {
  week: ReturnType<typeof weekWords>;
  voice: ReturnType<typeof voiceWords>;
  careers: ReturnType<typeof careerWords>;
  /** The rate of graduates who have work. */
  employment: ReturnType<typeof rateWords>;
}
