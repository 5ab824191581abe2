/**
 * Strapi's refusals of saving, uploading and signing in, in the words of an editor. Strapi has them in English only: its
 * panel shows what its server answers under a field as it is, and has no French for the words of a validation either.
 * Pure.
 */
import { tooLargeMessage } from './too-large-message';

const gone = 'Cette entrée n’est plus là\u00a0: elle a été supprimée.';
const goneFromPage =
  'Cette entrée n’est plus là où la page la montre\u00a0: elle a été retirée ou supprimée entre-temps. Rechargez la page.';
const notAllowed = 'Vous n’avez pas le droit de faire cela\u00a0: demandez-le à l’administration.';
const signedOut = 'La session a pris fin\u00a0: connectez-vous de nouveau.';
const noInvitation = 'Cette invitation n’est plus valable\u00a0: demandez-en une autre à l’administration.';
const notSaved =
  'Le serveur n’a pas pu faire cela\u00a0: ce que vous avez tapé est encore là. Un nom est peut-être trop long, ou un nombre trop grand\u00a0; sinon, réessayez dans une minute.';
const fileNotTaken = 'Cette sorte de fichier n’est pas acceptée.';
const fileNotRead =
  'Ce fichier n’a pas pu être lu comme une image\u00a0: enregistrez-la de nouveau en JPEG ou en PNG, puis importez ce fichier.';

/** The first that matches counts. */
const refusals: readonly [english: RegExp, french: string][] = [
  // Of a field.
  [/^.* must be a `[^`]*` type, but the final value was: `null`.*$/s, 'À remplir.'],
  [
    /^.* (?:must be defined\.?|is a required field|cannot be (?:empty|null\.)|is required and must be an array)$/,
    'À remplir.',
  ],
  [/^This attribute must be unique$/, 'Une autre entrée a déjà cette valeur\u00a0: choisissez-en une autre.'],
  [
    /^.*(?:must match the following: "\/\^\[A-Za-z0-9-_\.~\]\*\$\/"|^Must match the custom regex or the default one.*)$/,
    'Des lettres sans accent, des chiffres et des traits d’union, ni espace ni autre signe\u00a0: «\u00a0portes-ouvertes-2027\u00a0».',
  ],
  [
    /^.* must match the following: .*$/s,
    'La forme n’est pas la bonne\u00a0: suivez l’exemple sous le champ.',
  ],
  [/^.* must be at most (\d+) characters$/, 'Au plus $1 caractères\u00a0: raccourcissez.'],
  [/^.* must be at least (\d+) characters$/, 'Au moins $1 caractères.'],
  [/^.* must be exactly (\d+) characters$/, 'Exactement $1 caractères.'],
  [/^.* field must have at least (\d+) items$/, 'Au moins $1 éléments.'],
  [/^.* field must have less than or equal to (\d+) items$/, 'Au plus $1 éléments.'],
  [/^.* must be have (\d+) items$/, 'Exactement $1 éléments.'],
  [/^.* must be greater than or equal to (\S+)$/, 'Au moins $1.'],
  [/^.* must be less than or equal to (\S+)$/, 'Au plus $1.'],
  [/^.* must be greater than (\S+)$/, 'Plus de $1.'],
  [/^.* must be less than 73 bytes$/, 'Au plus 72 caractères, moins s’ils ont des accents.'],
  [/^.* must be less than (\S+)$/, 'Moins de $1.'],
  [/^.* field must be later than (.+)$/, 'Après le $1.'],
  [/^.* field must be at earlier than (.+)$/, 'Avant le $1.'],
  [/^.* must be an? (?:valid )?integer$/, 'Un nombre entier.'],
  [/^.* must be a positive number$/, 'Un nombre plus grand que zéro.'],
  [/^.* must be a negative number$/, 'Un nombre plus petit que zéro.'],
  [/^.* must be a (?:finite number|`number` type).*$/s, 'Un nombre.'],
  [/^.* must be a valid email$/, 'Ce n’est pas une adresse électronique.'],
  [/^.* must be a valid URL$/, 'Ce n’est pas une adresse complète\u00a0: écrivez https://…'],
  [/^.* must be a lowercase string$/, 'En minuscules.'],
  [/^.* must be a upper case string$/, 'En majuscules.'],
  [/^.* must be a trimmed string$/, 'Sans espace au début ni à la fin.'],
  [/^.* must (?:not )?be one of the following values: .*$/s, 'Choisissez une valeur de la liste.'],
  [
    /^.* (?:must be a (?:`[^`]*` type.*|valid UUID)|is invalid|field must be .*|field has unspecified keys: .*)$/s,
    'Cette valeur n’est pas valable.',
  ],
  [
    /^Invalid (?:format, expected .*|time format, .*|boolean input.*)$/,
    'La date, l’heure ou le choix n’est pas valable.',
  ],
  [/^(?:ValidationError|Validation error|\d+ errors occurred)$/, 'Des champs sont à corriger.'],
  // Of an entry.
  [/^(?:Not Found|Document not found|webhook\.notFound)$/, gone],
  [
    /^(?:Entity not found|Document not found or already published\.|Document with id .* not found|\S+ relation\(s\) of type .* do not exist|Some of the provided components in .*)$/,
    goneFromPage,
  ],
  [
    /^Entity could not be cloned as it has unique.*$/s,
    'Cette entrée ne se copie pas d’un clic\u00a0: changez d’abord ce qui ne peut pas être deux fois, comme l’adresse.',
  ],
  [
    /^(?:request entity too large|Entity too large)$/,
    'C’est trop long pour être enregistré d’un coup\u00a0: répartissez le texte sur plusieurs entrées.',
  ],
  // Of a file or a folder.
  [/^(?:FileTooBig|.* exceeds size limit of .*|File too large.*)$/s, tooLargeMessage],
  [
    /^Files are empty$/,
    'Ce fichier est vide\u00a0: ouvrez-le sur votre ordinateur, et enregistrez-le de nouveau.',
  ],
  [/^File is not a valid image$/, fileNotRead],
  [
    /^File name contains invalid characters$/,
    'Le nom du fichier est trop long, ou contient un signe qu’un nom de fichier ne peut pas avoir\u00a0: renommez-le.',
  ],
  [
    /^(?:MIME type is not allowed|File type '.*' is not allowed|Cannot verify file type .*|(?:File v|V)alidation failed for .*)$/,
    fileNotTaken,
  ],
  [/^Cannot replace a file with multiple ones$/, 'Un fichier se remplace par un seul.'],
  [/^name cannot contain slashes$/, 'Un nom de dossier n’a pas de barre oblique.'],
  [
    /^name cannot start or end with a whitespace$/,
    'Un nom de dossier ne commence ni ne finit par une espace.',
  ],
  [
    /^(?:A folder with this name already exists|some folders already exists?(?:: .*)?)$/,
    'Un dossier a déjà ce nom.',
  ],
  [
    /^(?:the folder|parent folder|destination folder) does not exist$|^folder not found$/,
    'Ce dossier n’est plus là\u00a0: rechargez la page.',
  ],
  [/^folders? cannot be moved inside .*$/, 'Un dossier ne va pas dans lui-même.'],
  // Of an account.
  [/^Invalid credentials$/, 'L’adresse ou le mot de passe n’est pas le bon.'],
  [/^Too many requests, please try again later\.$/, 'Trop d’essais\u00a0: réessayez dans cinq minutes.'],
  [/^(?:Unauthorized|Missing or invalid credentials|.* refresh token)$/, signedOut],
  [/^(?:Forbidden|Forbidden access|Policy Failed)$/, notAllowed],
  [/^Invalid (?:registrationToken|registration info)$/, noInvitation],
  [
    /^This reset password token has expired$/,
    'Ce lien n’est plus valable\u00a0: demandez-en un autre par «\u00a0Mot de passe oublié\u00a0».',
  ],
  [
    /^You must have at least one user with super admin role\.$/,
    'Le dernier compte de l’administration ne peut pas être retiré.',
  ],
  [/^Email already taken$/, 'Un autre compte a déjà cette adresse.'],
  [/^.* must contain at least one lowercase character$/, 'Au moins une minuscule.'],
  [/^.* must contain at least one uppercase character$/, 'Au moins une majuscule.'],
  [/^.* must contain at least one number$/, 'Au moins un chiffre.'],
  [
    /^Invalid password\. Expected .*$/,
    'Le mot de passe a au moins 8 caractères, une majuscule, une minuscule et un chiffre.',
  ],
  [
    /^(?:Could not resolve hostname|Failed to fetch URL|Request timed out while fetching URL): .*$/s,
    'Cette adresse ne répond pas\u00a0: vérifiez-la, ou importez le fichier depuis votre ordinateur.',
  ],
  [
    /^(?:Invalid URL protocol\.|Invalid URL:|URL resolves to a blocked address:) .*$/s,
    'Cette adresse n’est pas celle d’un fichier public\u00a0: elle commence par https://.',
  ],
  [/^URLs are required$/, 'Écrivez au moins une adresse.'],
  [/^Maximum 20 URLs allowed per request$/, 'Vingt adresses au plus à la fois.'],
  // Of the server.
  [
    /^(?:Internal Server Error|An application error occurred|Bad Request|Failed to create admin refresh session.*)$/,
    notSaved,
  ],
];

/** @returns the words as they are if Strapi has no such refusal: they are the project's own */
export function inFrench(words: string): string {
  const refusal = refusals.find(([english]) => english.test(words));
  return refusal ? words.replace(...refusal) : words;
}
