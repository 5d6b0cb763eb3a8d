/** The content of a file in base64, as requests carry it. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read`));
    reader.readAsDataURL(file);
  });
