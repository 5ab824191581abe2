/** Portraits: people of the school, drawn from a number in the hand of the landscapes. */

import { backdrop, backdropOf, size } from './people/backdrop';
import { clothes } from './people/clothes';
import { beard, earrings, glasses } from './people/details';
import { features } from './people/face';
import { backHair, frontHair } from './people/hair';
import { head, neck } from './people/head';
import { headwear } from './people/headwear';
import { castSitter } from './people/sitter';
import type { Drawing } from './press/drawing';
import { print } from './press/print';
import { createRandom } from './press/random';

export async function drawPortrait(n: number): Promise<Buffer> {
  const sitter = castSitter(createRandom(`portrait-${n}`), n);
  const hat = headwear(sitter);
  // The head is a little lower and closer than it is drawn, so that a round crop holds it.
  const lower = (children: Drawing): Drawing => ({ transform: 'translate(0 26)', children });
  const bust: Drawing = {
    transform: 'translate(480 960) scale(1.1) translate(-480 -960)',
    children: [
      lower([backHair(sitter), hat.behind, neck(sitter)]),
      clothes(sitter),
      lower([
        head(sitter),
        features(sitter),
        beard(sitter),
        frontHair(sitter),
        hat.front,
        glasses(sitter),
        earrings(sitter),
      ]),
    ],
  };
  return await print([backdrop(sitter, n), bust], backdropOf(n).grain, { width: size, height: size });
}
