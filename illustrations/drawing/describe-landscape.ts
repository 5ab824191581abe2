/** What a drawn landscape shows, in words: the drawing knows, so its alternative text cannot say anything else. */
import type { Composition } from './composition';
import type { MoodName } from './setting/moods';

const lights: Record<MoodName, string> = {
  morning: 'au matin',
  noon: 'sous un ciel bleu',
  golden: 'dans une lumière dorée',
  sunset: 'au soleil couchant',
  dusk: 'au crépuscule',
  night: 'la nuit',
  mist: 'dans la brume',
  shower: 'sous un ciel d’averse',
  sage: 'sous un ciel vert pâle',
  poster: 'sous un ciel crème',
};

/** The alternative text, in French. */
export function describeLandscape({ scene, setting }: Pick<Composition, 'scene' | 'setting'>): string {
  return `Illustration\u00a0: ${scene.shows}, ${lights[setting.mood.name]}`;
}
