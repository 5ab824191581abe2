/** Answers of the content service: modified real ones, on a separate page; all other answers are unchanged. */
import fc from 'fast-check';
import { templates } from '../faults/xss/spoilt-service.mjs';
import { read } from './clients.mjs';
import { edits, mutate, wrapping, written } from './mutate-json.mjs';
import { startProxy } from './proxy.mjs';
import { scriptsIn } from './scripts-in.mjs';
import { startStage } from './stages.mjs';

/**
 * @import { Reply } from '../faults/rig/ask.mjs'
 * @import { Rig } from '../faults/rig/rig.mjs'
 * @import { Target } from './confirm.mjs'
 * @import { Edit } from './mutate-json.mjs'
 * @import { Stage } from './stages.mjs'
 * @import { Wrong } from './verdict.mjs'
 * @typedef {{ template: number, edits: Edit[], wrapping: string, lists: boolean }} Input
 * @typedef {Stage<{ add: (input: Input) => string }>} ContentStage
 */

/** The site's own message for an unforeseen failure. */
const unforeseen = /unexpectedly|rendering failed|unhandled rejection|uncaught exception/;
const trial = /essai-(\d+)/;

/** @param {Rig} rig @returns {Promise<ContentStage>} */
async function contentStage(rig) {
  const content = await rig.content();
  /** @type {Map<number, Input & { slug: string }>} */
  const trials = new Map();
  let made = 0;
  const proxy = await startProxy(
    rig,
    content,
    (url, answer) => {
      const known = trials.get(Number(trial.exec(url)?.[1]));
      if (!known) return null;
      const { edits: list, wrapping: how, lists, slug } = known;
      const body = JSON.parse(answer);
      if (body.error || (Array.isArray(body.data) && !lists)) return null;
      if (body.data && !Array.isArray(body.data)) body.data.slug = slug;
      return written(mutate(body, list), how);
    },
    (url) => {
      const known = trials.get(Number(trial.exec(url)?.[1]));
      return known ? url.replace(trial, templates[known.template].slug) : url;
    },
  );
  /** @param {Input} input */
  const add = (input) => {
    made += 1;
    const slug = `essai-${made}`;
    trials.set(made, { ...input, slug });
    // A request for an old one gets a 404, as for any other slug.
    trials.delete(made - 500);
    return slug;
  };
  return startStage(rig, `${proxy}/api`, {}, { add });
}

/** @type {Target<ContentStage, Input> & { stage: typeof contentStage }} */
export const content = {
  name: 'content',
  stage: contentStage,
  batch: 20,
  inputs: () => fc.record({ template: fc.nat(templates.length - 1), edits, wrapping, lists: fc.boolean() }),
  async attempt(stage, input) {
    const { site } = stage;
    const said = site.listen();
    const path = `${templates[input.template].screen}${stage.add(input)}`;
    const reply = await read(site, path);
    const log = unforeseen.test(said()) ? said() : null;
    return { wrong: wrongWith(reply, log), answers: [String(reply.status)] };
  },
};

/** 500 is the answer to unusable content, if the site itself gives this reason. */
const allowed = new Set([200, 404, 500, 503, 504]);

/** @param {Reply & { why?: string }} reply @param {string | null} log @returns {Wrong | null} */
function wrongWith({ status, text, why }, log) {
  if (log)
    return { kind: `unforeseen: ${/"message":"([^"]{0,60})/.exec(log)?.[1]}`, detail: log.slice(0, 1500) };
  if (status === 0) return { kind: 'no answer', detail: why ?? '' };
  if (!allowed.has(status)) return { kind: `status ${status}`, detail: `answered ${status}` };
  const [script] = scriptsIn(text);
  return script ? { kind: 'a script of the content', detail: script } : null;
}
