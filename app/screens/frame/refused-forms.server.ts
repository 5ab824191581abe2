/**
 * Requests whose form was refused. The page is loaded again within the same request, and its title begins with the
 * failure, for screen readers (RGAA 8.6).
 */
import type { AppLoadContext } from '@remix-run/node';

const requestsWithRefusedForm = new WeakSet<AppLoadContext>();

/** @param context Remix's load context of the request */
export const markFormRefused = (context: AppLoadContext) => void requestsWithRefusedForm.add(context);

export const isFormRefused = (context: AppLoadContext): boolean => requestsWithRefusedForm.has(context);
