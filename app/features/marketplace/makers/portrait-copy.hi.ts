export const portraitAlt = (name: string) => `${name} की फ़ोटो`
