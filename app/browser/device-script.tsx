/**
 * Says before the first paint whether the agent is a mobile device (specification §4), so that the page is the same for
 * all agents (docs/decisions/080-one-page-for-every-agent.md). The pattern is that of `app/site/device.ts`.
 */
import { useContext } from 'react';
import { mobileAgents } from '~/site/device';
import { WrittenScripts } from './written-scripts';

const script = `if(${mobileAgents}.test(navigator.userAgent))document.documentElement.dataset.device="mobile"`;

export function DeviceScript() {
  useContext(WrittenScripts)(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no part of it comes from outside
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
