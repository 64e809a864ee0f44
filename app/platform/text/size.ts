const KB = 1024
const MB = KB * 1024

/** Bytes for people: '84 KB', '1.2 MB'. At least 1 KB. */
export const formatSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`
