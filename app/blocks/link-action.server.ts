/** A button of a block: to an address, or opening one of the admissions actions. */
import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';

export type LinkAction = { label: string; href: string; action?: AdmissionsAction };
type WireAction = { label: string } & ({ href: string } | { action: AdmissionsAction });

/** The block with the addresses of its buttons. */
export function withActions<T extends { actions: readonly WireAction[] }>({ actions, ...block }: T) {
  return { ...block, actions: actions.map(linkAction) };
}

const linkAction = (wire: WireAction): LinkAction =>
  'action' in wire ? { ...wire, href: admissionsHref(wire.action) } : wire;
