import eu.europa.esig.dss.diagnostic.SignatureWrapper;
import eu.europa.esig.dss.model.DSSDocument;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.spi.x509.revocation.crl.ExternalResourcesCRLSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import eu.europa.esig.dss.validation.reports.Reports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reference ROOT LIST FILE…: what the reference says of each signature in each file, a line each: file, indication, level. A detached
 * content is beside its signature, with `.txt` after its name. ROOT is trusted; LIST is the current revocation list. Nothing is fetched.
 */
class Reference {
    public static void main(String[] arguments) throws Exception {
        for (String file : List.of(arguments).subList(2, arguments.length)) {
            Reports reports = validator(file, arguments[0], arguments[1]).validateDocument();
            for (SignatureWrapper one : reports.getDiagnosticData().getSignatures())
                System.out.println(String.join("\t", file,
                    String.valueOf(reports.getSimpleReport().getIndication(one.getId())),
                    String.valueOf(one.getSignatureFormat())));
        }
    }

    static SignedDocumentValidator validator(String file, String root, String list) throws Exception {
        CommonTrustedCertificateSource trusted = new CommonTrustedCertificateSource();
        trusted.addCertificate(DSSUtils.loadCertificate(Files.readAllBytes(Path.of(root))));
        CommonCertificateVerifier verifier = new CommonCertificateVerifier(true);
        verifier.setAIASource(null);
        verifier.setTrustedCertSources(trusted);
        verifier.setCrlSource(new ExternalResourcesCRLSource(new DSSDocument[] { new FileDocument(list) }));
        SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new FileDocument(file));
        validator.setCertificateVerifier(verifier);
        if (Files.exists(Path.of(file + ".txt")))
            validator.setDetachedContents(List.of(new FileDocument(file + ".txt")));
        return validator;
    }
}
