import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import type { BlockButton } from './block-button';

type WireButton = { label: string } & ({ href: string } | { action: AdmissionsAction });

/** The block with the addresses of its buttons. */
export function withButtonHrefs<T extends { actions: readonly WireButton[] }>({ actions, ...block }: T) {
  return { ...block, actions: actions.map(blockButton) };
}

const blockButton = (wire: WireButton): BlockButton =>
  'action' in wire ? { ...wire, href: admissionsHref(wire.action) } : wire;
