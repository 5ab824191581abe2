/**
 * Tells a page before its first paint whether the agent is a mobile device (specification §4), so that the page is the
 * same for all agents (docs/architecture.md, 'One page for every agent'), which part its address names, and which
 * popover covers it.
 */
import { useContext } from 'react';
import script from './first-script.inline?script';
import { ScriptRegistry } from './script-registry';

export function FirstScript() {
  useContext(ScriptRegistry)(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no part of it comes from outside
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
