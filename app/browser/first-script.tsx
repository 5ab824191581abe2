/**
 * Tells a page before its first paint whether the agent is a mobile device (specification §4), so that the page is the
 * same for all agents (docs/decisions/080-one-page-for-every-agent.md), and which part its address names.
 */
import { useContext } from 'react';
import script from './first-script.inline?script';
import { WrittenScripts } from './written-scripts';

export function FirstScript() {
  useContext(WrittenScripts)(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no part of it comes from outside
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
