import { type Dispatch, useEffect, useReducer } from 'react';
import { perform } from './admissions-calls';
import { leaveFor } from './browser-location';
import { openPopIn, type PopInEvent, type PopInState, popInReducer } from './pop-in-state';
import type { PopInRequest } from './use-pop-in-request';

/** Milliseconds after which an answer is slow: the visitor is told whom to call meanwhile. */
const slowAfter = 3000;

/** Holds an answer back until what says that it is awaited has been seen (specification §9: 200 ms). */
export type MinimumDisplay = <T>(work: Promise<T>) => Promise<T>;

/** The pop-in's state, with the calls it asks for; a call that is no longer wanted is given up. */
export function usePopInState(
  request: PopInRequest,
  schoolPhone: string | null,
  withMinimumDisplay: MinimumDisplay,
): [PopInState, Dispatch<PopInEvent>] {
  const [state, dispatch] = useReducer(popInReducer, { ...request, schoolPhone }, openPopIn);
  const { call, leavingFor } = state;

  useEffect(() => {
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

  useEffect(() => {
    if (leavingFor) leaveFor(leavingFor);
  }, [leavingFor]);

  return [state, dispatch];
}
