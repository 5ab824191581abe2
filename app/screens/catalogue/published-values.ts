/** Values of the catalogue's published form. */
import { z } from 'zod';

export const identifiant = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const jour = z.iso.date();
export const adresse = z.url();
export const niveau = z.int().min(0).max(5).describe('0 : Bac, 5 : Bac+5');
