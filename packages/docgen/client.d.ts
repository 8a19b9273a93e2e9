/*
 * The files that modules of a site can import in addition to code and JSON. For TypeScript and
 * editors: `"types": ["supergraph-docgen/client"]` in `tsconfig.json`.
 */

/** An SVG file: a component. Its properties become attributes of the `<svg>`. */
declare module '*.svg' {
  export const ReactComponent: import('react').ComponentType<
    import('react').SVGProps<SVGSVGElement> & {
      /** Replaces the title of the file. */
      readonly title?: string;
      readonly titleId?: string;
    }
  >;
  export default ReactComponent;
}

/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}

// The modules that docgen provides for pages written for Docusaurus, without their types.
declare module '@docusaurus/*';
declare module '@theme/*';
declare module '@theme-init/*';
declare module '@theme-original/*';

// Classes of a CSS module are its named exports, and the properties of its default export.
declare module '*.css';
declare module '*.scss';
declare module '*.sass';

// The addresses of pictures.
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.ico' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}

// The addresses of fonts.
declare module '*.eot' {
  const address: string;
  export default address;
}
declare module '*.otf' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}

// The addresses of sound and video.
declare module '*.aac' {
  const address: string;
  export default address;
}
declare module '*.avi' {
  const address: string;
  export default address;
}
declare module '*.flac' {
  const address: string;
  export default address;
}
declare module '*.m4a' {
  const address: string;
  export default address;
}
declare module '*.m4v' {
  const address: string;
  export default address;
}
declare module '*.mkv' {
  const address: string;
  export default address;
}
declare module '*.mov' {
  const address: string;
  export default address;
}
declare module '*.mp3' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.mpeg' {
  const address: string;
  export default address;
}
declare module '*.mpg' {
  const address: string;
  export default address;
}
declare module '*.oga' {
  const address: string;
  export default address;
}
declare module '*.ogg' {
  const address: string;
  export default address;
}
declare module '*.ogv' {
  const address: string;
  export default address;
}
declare module '*.wav' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.wmv' {
  const address: string;
  export default address;
}

// The addresses of documents.
declare module '*.doc' {
  const address: string;
  export default address;
}
declare module '*.docx' {
  const address: string;
  export default address;
}
declare module '*.pdf' {
  const address: string;
  export default address;
}
declare module '*.rar' {
  const address: string;
  export default address;
}
declare module '*.xls' {
  const address: string;
  export default address;
}
declare module '*.xlsx' {
  const address: string;
  export default address;
}
declare module '*.zip' {
  const address: string;
  export default address;
}
