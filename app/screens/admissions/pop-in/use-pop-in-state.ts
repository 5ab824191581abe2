import { type Dispatch, useReducer } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { perform } from './admissions-calls';
import { leaveFor } from './browser-location';
import { openPopIn, type PopInEvent, type PopInState, popInReducer } from './pop-in-state';
import type { PopInRequest } from './use-pop-in-request';

/** Milliseconds after which a call is slow and a contact is shown. */
const slowAfter = 3000;

/** Delays a response until the loading state has been shown for 200 ms (specification §9). */
export type MinimumDisplay = <T>(work: Promise<T>) => Promise<T>;

/** The pop-in's state and its calls; outdated calls are aborted. */
export function usePopInState(
  request: PopInRequest,
  schoolPhone: string | null,
  withMinimumDisplay: MinimumDisplay,
): [PopInState, Dispatch<PopInEvent>] {
  const [state, dispatch] = useReducer(popInReducer, { ...request, schoolPhone }, openPopIn);
  const { call, leavingFor } = state;

  useEnhancement(() => {
    if (!call) return;
    const abort = new AbortController();
    const slow = setTimeout(() => dispatch({ type: 'tookLong', id: call.id }), slowAfter);
    withMinimumDisplay(perform(call, abort.signal)).then((event) => {
      if (!abort.signal.aborted) dispatch(event);
    });
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [call, withMinimumDisplay]);

  useEnhancement(() => {
    if (leavingFor) leaveFor(leavingFor);
  }, [leavingFor]);

  return [state, dispatch];
}
