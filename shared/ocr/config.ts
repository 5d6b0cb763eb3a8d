import * as z from "zod";
import { readConfig, setting } from "../config.ts";

export const settings = {
  ocrEngine: setting(
    "OCR_ENGINE",
    z.enum(["tesseract", "textract"]),
    "engine that reads scans: tesseract, or textract for the languages that it supports",
  ),
  ocrDataFolder: setting(
    "OCR_DATA_FOLDER",
    z.string().min(1),
    "folder with additional language data of Tesseract (rus.traineddata), or none",
  ),
};

export const config = readConfig(settings, process.env);
