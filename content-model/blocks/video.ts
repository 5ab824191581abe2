/** A video with its transcript. */
import { z } from 'zod';
import { videoProviders } from '../enumerations';
import { kind } from '../field';
import { line, oneOf, optional, picture, richText, withDefault } from '../kinds';
import { readVideo } from '../values/video-address';
import { notEmptyOnceClean, reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

/** An identifier, one of Vimeo with its hash, or any address of a video. */
const pastedVideo = z
  .string()
  .trim()
  .max(255)
  .regex(
    /^(?:[A-Za-z0-9_-]{5,20}|[0-9]+\/[0-9a-z]+|(?:(?:https?:)?\/\/)?(?:[a-z]+\.)?(?:youtu\.be|youtube\.com|youtube-nocookie\.com|vimeo\.com|dai\.ly|dailymotion\.com)\/\S+)$/,
    'an identifier or an address of YouTube, Vimeo or Dailymotion',
  );

const isVideo = (pasted: string) => readVideo(pasted, null) !== null;

export const videoBlock = defineBlock(
  'video',
  ['Vidéo', 'play', 'Une vidéo YouTube, Vimeo ou Dailymotion, et sa transcription.'],
  {
    title: reportedIfMissing(title),
    provider: withDefault(
      oneOf(videoProviders, ['Plateforme', 'Pour un identifiant seul ; une adresse dit la sienne.']),
      'youtube',
    ),
    videoId: reportedIfMissing(
      kind(
        () => pastedVideo,
        () => z.string().refine(isVideo, 'no video of YouTube, Vimeo or Dailymotion'),
        ['Adresse de la vidéo', 'Copiée du navigateur ou de « Partager » ; l’identifiant seul suffit aussi.'],
      ),
    ),
    poster: optional(picture(['Image d’attente', 'Montrée avant la lecture.'])),
    duration: optional(line(['Durée', 'Par exemple : 3 min 20.'])),
    transcript: reportedIfMissing(notEmptyOnceClean(richText())),
  },
  ['videoId', 'transcript'],
);
