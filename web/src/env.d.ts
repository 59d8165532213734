/** The name of this build; Vite puts it in. */
declare const BUILD: string;
