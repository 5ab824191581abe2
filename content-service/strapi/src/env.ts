/** Strapi’s reader of environment variables, as the files of `config/` use it. */
export interface Env {
  (name: string, fallback: string): string;
  (name: string): string | undefined;
  int(name: string, fallback: number): number;
  bool(name: string, fallback: boolean): boolean;
  array(name: string): string[] | undefined;
}
