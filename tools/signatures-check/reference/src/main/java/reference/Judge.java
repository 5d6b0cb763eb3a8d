package reference;

import eu.europa.esig.dss.diagnostic.DiagnosticData;
import eu.europa.esig.dss.diagnostic.PDFRevisionWrapper;
import eu.europa.esig.dss.diagnostic.SignatureWrapper;
import eu.europa.esig.dss.enumerations.TokenExtractionStrategy;
import eu.europa.esig.dss.model.DSSDocument;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.validation.CertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import eu.europa.esig.dss.validation.reports.Reports;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Judge FOLDER MOMENT [LISTS SIGNER]: the paths of files on standard input, each with the contents beside it after tabs
 * (path=name); the verdicts on standard output, a line of JSON for each file, in their order. The roots of the folder are
 * trusted; with LISTS, the address of a list of lists, and SIGNER, the certificate that signs it, what those lists trust,
 * and nothing else. Nothing but those lists is fetched.
 */
public final class Judge {
    private static final int SECONDS = 60;

    public static void main(String[] arguments) throws Exception {
        Folder folder = new Folder(arguments[0]);
        CommonTrustedCertificateSource anchors =
            arguments.length > 2 ? TrustedLists.anchors(arguments[2], arguments[3]) : folder.roots();
        Date moment = Date.from(Instant.parse(arguments[1]));
        List<String> lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).lines().toList();
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), work -> {
            Thread thread = new Thread(null, work, "judge", 64L << 20);
            thread.setDaemon(true);
            return thread;
        });
        List<Future<String>> answers = new ArrayList<>();
        for (String line : lines) answers.add(pool.submit(() -> judge(folder.verifier(anchors), moment, line.split("\t"))));
        for (Future<String> one : answers) System.out.println(answered(one));
        System.exit(0);
    }

    private static String answered(Future<String> one) throws InterruptedException {
        try {
            return one.get(SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return "{\"error\":\"timeout\",\"signatures\":[]}";
        } catch (java.util.concurrent.ExecutionException e) {
            return "{\"error\":" + quoted(String.valueOf(e.getCause())) + ",\"signatures\":[]}";
        }
    }

    private static String judge(CertificateVerifier verifier, Date moment, String[] paths) throws Exception {
        SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new FileDocument(paths[0]));
        validator.setCertificateVerifier(verifier);
        validator.setTokenExtractionStrategy(TokenExtractionStrategy.NONE);
        validator.setIncludeSemantics(false);
        validator.setEnableEtsiValidationReport(false);
        validator.setValidationTime(moment);
        List<DSSDocument> contents = new ArrayList<>();
        for (int i = 1; i < paths.length; i++) {
            int at = paths[i].lastIndexOf('=');
            FileDocument content = new FileDocument(paths[i].substring(0, at));
            content.setName(paths[i].substring(at + 1));
            contents.add(content);
        }
        if (!contents.isEmpty()) validator.setDetachedContents(contents);
        Reports reports = validator.validateDocument();
        DiagnosticData found = reports.getDiagnosticData();
        List<String> signatures = new ArrayList<>();
        for (SignatureWrapper one : found.getSignatures())
            if (!one.isCounterSignature()) signatures.add(signature(one, reports.getSimpleReport()));
        return "{\"signatures\":[" + String.join(",", signatures) + "]}";
    }

    private static String signature(SignatureWrapper one, SimpleReport report) {
        PDFRevisionWrapper revision = one.getPDFRevision();
        String place = "";
        if (revision != null) {
            List<BigInteger> range = revision.getSignatureByteRange();
            String end = range.size() == 4 ? range.get(2).add(range.get(3)).toString() : "null";
            boolean isUndefined = revision.arePdfObjectModificationsDetected() && !revision.getPdfUndefinedChanges().isEmpty();
            place = ",\"field\":" + quoted(revision.getSignatureFieldNames().isEmpty() ? "" : revision.getSignatureFieldNames().get(0))
                + ",\"end\":" + end + ",\"hasUndefinedChanges\":" + isUndefined;
        }
        return "{\"indication\":" + quoted(report.getIndication(one.getId()).name())
            + ",\"subIndication\":" + (report.getSubIndication(one.getId()) == null ? "null" : quoted(report.getSubIndication(one.getId()).name()))
            + ",\"level\":" + quoted(String.valueOf(one.getSignatureFormat())) + place + "}";
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char one : text.toCharArray()) {
            if (one == '"' || one == '\\') out.append('\\').append(one);
            else if (one < 0x20 || one > 0x7e) out.append(String.format("\\u%04x", (int) one));
            else out.append(one);
        }
        return out.append('"').toString();
    }
}
