import type { AdmissionsAction } from '~/school/admissions/actions';

/** A button of a block: to an address, or opening one of the admissions actions. */
export type BlockButton = { label: string; href: string; action?: AdmissionsAction };
