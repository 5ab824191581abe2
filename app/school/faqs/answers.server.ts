/** Answers editors wrote for the questions people ask of the search. */
import { reader } from '~/reading/reading.server';
import { answers } from '../../../content-model/collections/answers';

export const answerSchema = reader(answers.views.search);

/** Answers in the editors' order: the first of two that fit is shown. */
export const inEditorsOrder = ['position:asc', 'slug:asc'];
