package reference;

import static eu.europa.esig.dss.enumerations.DigestAlgorithm.*;

import eu.europa.esig.dss.asic.cades.ASiCWithCAdESSignatureParameters;
import eu.europa.esig.dss.asic.cades.signature.ASiCWithCAdESService;
import eu.europa.esig.dss.asic.xades.ASiCWithXAdESSignatureParameters;
import eu.europa.esig.dss.asic.xades.signature.ASiCWithXAdESService;
import eu.europa.esig.dss.cades.CAdESSignatureParameters;
import eu.europa.esig.dss.cades.signature.CAdESService;
import eu.europa.esig.dss.enumerations.*;
import eu.europa.esig.dss.jades.JAdESSignatureParameters;
import eu.europa.esig.dss.jades.signature.JAdESService;
import eu.europa.esig.dss.model.*;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.pades.PAdESSignatureParameters;
import eu.europa.esig.dss.pades.signature.PAdESService;
import eu.europa.esig.dss.signature.AbstractSignatureParameters;
import eu.europa.esig.dss.signature.DocumentSignatureService;
import eu.europa.esig.dss.signature.MultipleDocumentsSignatureService;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.tsp.KeyEntityTSPSource;
import eu.europa.esig.dss.xades.XAdESSignatureParameters;
import eu.europa.esig.dss.xades.signature.XAdESService;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.security.Signature;
import java.util.ArrayList;
import java.util.List;

/**
 * Sign FOLDER: files of every form that the reference writes, in FOLDER/files, and a line of JSON for each on standard
 * output. The PDF of FOLDER/plain.pdf is the one that is signed.
 */
public final class Sign {
    private static final List<String> LEVELS = List.of("B", "T", "LT", "LTA");
    private static final List<Algorithm> ALGORITHMS = List.of(
        new Algorithm("rsa", SHA256, false), new Algorithm("rsa", SHA384, false), new Algorithm("rsa", SHA512, false),
        new Algorithm("rsa", SHA3_256, false), new Algorithm("rsa", SHA3_512, false), new Algorithm("rsa", SHA1, false),
        new Algorithm("rsa", SHA256, true), new Algorithm("rsa", SHA384, true), new Algorithm("rsa", SHA512, true),
        new Algorithm("rsa", SHA3_256, true), new Algorithm("rsa2048", SHA256, false),
        new Algorithm("p256", SHA256, false), new Algorithm("p384", SHA384, false), new Algorithm("p521", SHA512, false),
        new Algorithm("p256", SHA3_256, false), new Algorithm("p384", SHA3_384, false),
        new Algorithm("brainpool256", SHA256, false), new Algorithm("brainpool384", SHA384, false),
        new Algorithm("brainpool512", SHA512, false),
        new Algorithm("ed25519", SHA512, false), new Algorithm("ed448", SHAKE256_512, false));
    private static final Algorithm USUAL = new Algorithm("rsa", SHA256, false);

    record Algorithm(String who, DigestAlgorithm digest, boolean isPss) {
        String told() {
            return who + "-" + digest.name().toLowerCase() + (isPss ? "-pss" : "");
        }
    }

    private final Folder folder;
    private final CertificateToken root;
    private final CommonCertificateVerifier verifier;
    private final KeyEntityTSPSource strangers;
    private KeyEntityTSPSource stamps;
    private final byte[] text = "The price is 100 lei\n".getBytes(StandardCharsets.UTF_8);
    private final byte[] xml =
        "<contract xmlns=\"urn:proof:contract\" Id=\"C\"><price>100 lei</price><party>Ana Rusu</party></contract>"
            .getBytes(StandardCharsets.UTF_8);

    private Sign(String path) throws Exception {
        folder = new Folder(path);
        root = folder.certificate("root");
        verifier = folder.verifier(folder.roots());
        stamps = folder.stamps("stamps", root);
        strangers = folder.stamps("strangers", folder.certificate("stranger"));
    }

    public static void main(String[] arguments) throws Exception {
        new Sign(arguments[0]).all();
    }

    private void all() throws Exception {
        for (String level : LEVELS) {
            pades("", level, USUAL);
            for (SignaturePackaging packaging : List.of(SignaturePackaging.ENVELOPING, SignaturePackaging.DETACHED))
                cades("", packaging, level, USUAL);
            for (SignaturePackaging packaging : List.of(SignaturePackaging.ENVELOPED, SignaturePackaging.ENVELOPING, SignaturePackaging.DETACHED))
                xades("", packaging, level, USUAL);
            for (ASiCContainerType type : ASiCContainerType.values()) {
                asicCades("", type, level, USUAL);
                asicXades("", type, level, USUAL);
            }
            if (!level.equals("B")) jades("", JWSSerializationType.JSON_SERIALIZATION, level, USUAL);
            jades("", JWSSerializationType.FLATTENED_JSON_SERIALIZATION, level, USUAL);
        }
        jades("", JWSSerializationType.COMPACT_SERIALIZATION, "B", USUAL);
        for (Algorithm one : ALGORITHMS) {
            String name = "-" + one.told();
            pades(name, "B", one);
            cades(name, SignaturePackaging.ENVELOPING, "B", one);
            xades(name, SignaturePackaging.ENVELOPED, "B", one);
            asicXades(name, ASiCContainerType.ASiC_E, "T", one);
        }
        for (String who : List.of("revoked", "ended", "early", "weak", "unknown")) {
            Algorithm one = new Algorithm(who, SHA256, false);
            cades("-" + who, SignaturePackaging.DETACHED, "B", one);
            xades("-" + who, SignaturePackaging.ENVELOPED, "T", one);
            asicCades("-" + who, ASiCContainerType.ASiC_E, "B", one);
        }
        stamps = strangers;
        cades("-foreign-stamp", SignaturePackaging.ENVELOPING, "T", USUAL);
        xades("-foreign-stamp", SignaturePackaging.ENVELOPED, "T", USUAL);
        asicXades("-foreign-stamp", ASiCContainerType.ASiC_E, "T", USUAL);
    }

    private interface Making {
        DSSDocument make() throws Exception;
    }

    /** A form that the reference does not write with these parameters is left out, and named on standard error. */
    private void put(String id, String extension, String kind, String form, String[][] contents, Making making) throws Exception {
        DSSDocument made;
        try {
            made = making.make();
        } catch (Exception e) {
            System.err.println("not written by the reference: " + id + ": " + e.getMessage());
            return;
        }
        String file = "dss-" + id + "." + extension;
        made.save(folder.path.resolve("files/" + file).toString());
        StringBuilder beside = new StringBuilder();
        for (String[] one : contents)
            beside.append(beside.isEmpty() ? "" : ",").append("{\"file\":\"" + one[0] + "\",\"name\":\"" + one[1] + "\"}");
        System.out.println("{\"id\":\"dss-" + id + "\",\"file\":\"" + file + "\",\"kind\":\"" + kind + "\",\"form\":\"" + form
            + "\",\"by\":\"DSS\",\"contents\":[" + beside + "]}");
    }

    private <T extends AbstractSignatureParameters<?>> T with(T parameters, Algorithm one) throws Exception {
        CertificateToken own = folder.certificate(one.who);
        parameters.setSigningCertificate(own);
        List<CertificateToken> chain = new ArrayList<>(List.of(own));
        for (String issuer : List.of("issuer", "curves", "root", "stranger")) {
            CertificateToken next = folder.certificate(issuer);
            if (chain.get(chain.size() - 1).isSignedBy(next) && !chain.contains(next)) chain.add(next);
        }
        parameters.setCertificateChain(chain);
        parameters.setGenerateTBSWithoutCertificate(false);
        if (one.isPss) parameters.setEncryptionAlgorithm(EncryptionAlgorithm.RSASSA_PSS);
        parameters.setDigestAlgorithm(one.digest);
        if (one.who.equals("ended") || one.who.equals("early")) parameters.bLevel().setSigningDate(at(own));
        return parameters;
    }

    /** A claimed time within the validity of a certificate. */
    private static java.util.Date at(CertificateToken own) {
        return new java.util.Date(own.getNotBefore().getTime() + 3_600_000);
    }

    private SignatureValue sign(ToBeSigned bytes, AbstractSignatureParameters<?> parameters, Algorithm one) throws Exception {
        PrivateKey key = folder.key(one.who);
        SignatureAlgorithm algorithm = parameters.getSignatureAlgorithm();
        Signature signature = Signature.getInstance(algorithm.getJCEId(), Folder.PROVIDER);
        signature.initSign(key);
        signature.update(bytes.getBytes());
        return new SignatureValue(algorithm, signature.sign());
    }

    private void pades(String name, String level, Algorithm one) throws Exception {
        put("pdf" + name + "-" + level.toLowerCase(), "pdf", "pdf", "PAdES B-" + level + " " + one.told(), new String[0][], () -> {
            PAdESService service = new PAdESService(verifier);
            service.setTspSource(stamps);
            PAdESSignatureParameters parameters = with(new PAdESSignatureParameters(), one);
            parameters.setSignatureLevel(SignatureLevel.valueOf("PAdES_BASELINE_" + level));
            parameters.setContentSize(40_000);
            DSSDocument document = new InMemoryDocument(Files.readAllBytes(folder.path.resolve("plain.pdf")), "plain.pdf");
            return signed(service, document, parameters, one);
        });
    }

    private <P extends SerializableSignatureParameters> DSSDocument signed(
        DocumentSignatureService<P, ?> service, DSSDocument document, P parameters, Algorithm one) throws Exception {
        ToBeSigned bytes = service.getDataToSign(document, parameters);
        return service.signDocument(document, parameters, sign(bytes, (AbstractSignatureParameters<?>) parameters, one));
    }

    private <P extends SerializableSignatureParameters> DSSDocument signedAll(
        MultipleDocumentsSignatureService<P, ?> service, List<DSSDocument> documents, P parameters, Algorithm one) throws Exception {
        ToBeSigned bytes = service.getDataToSign(documents, parameters);
        return service.signDocument(documents, parameters, sign(bytes, (AbstractSignatureParameters<?>) parameters, one));
    }

    private String[][] beside(SignaturePackaging packaging, String name, byte[] bytes) throws Exception {
        if (packaging != SignaturePackaging.DETACHED) return new String[0][];
        Files.write(folder.path.resolve("files/" + name), bytes);
        return new String[][] {{name, name}};
    }

    private void cades(String name, SignaturePackaging packaging, String level, Algorithm one) throws Exception {
        String extension = packaging == SignaturePackaging.DETACHED ? "p7s" : "p7m";
        put("cades-" + packaging.name().toLowerCase() + name + "-" + level.toLowerCase(), extension, "cades",
            "CAdES " + packaging.name().toLowerCase() + " B-" + level + " " + one.told(), beside(packaging, "content.txt", text), () -> {
                CAdESService service = new CAdESService(verifier);
                service.setTspSource(stamps);
                CAdESSignatureParameters parameters = with(new CAdESSignatureParameters(), one);
                parameters.setSignatureLevel(SignatureLevel.valueOf("CAdES_BASELINE_" + level));
                parameters.setSignaturePackaging(packaging);
                return signed(service, new InMemoryDocument(text, "content.txt"), parameters, one);
            });
    }

    private void xades(String name, SignaturePackaging packaging, String level, Algorithm one) throws Exception {
        put("xades-" + packaging.name().toLowerCase() + name + "-" + level.toLowerCase(), "xml", "xades",
            "XAdES " + packaging.name().toLowerCase() + " B-" + level + " " + one.told(), beside(packaging, "content.xml", xml), () -> {
                XAdESService service = new XAdESService(verifier);
                service.setTspSource(stamps);
                XAdESSignatureParameters parameters = with(new XAdESSignatureParameters(), one);
                parameters.setSignatureLevel(SignatureLevel.valueOf("XAdES_BASELINE_" + level));
                parameters.setSignaturePackaging(packaging);
                return signed(service, new InMemoryDocument(xml, "content.xml"), parameters, one);
            });
    }

    private List<DSSDocument> files(ASiCContainerType type) {
        DSSDocument first = new InMemoryDocument(text, "contract.txt");
        return type == ASiCContainerType.ASiC_S ? List.of(first) : List.of(first, new InMemoryDocument(xml, "data/plan.xml"));
    }

    private void asicCades(String name, ASiCContainerType type, String level, Algorithm one) throws Exception {
        boolean isSimple = type == ASiCContainerType.ASiC_S;
        put("asic-" + (isSimple ? "s" : "e") + "-cades" + name + "-" + level.toLowerCase(), isSimple ? "asics" : "asice", "asic-cades",
            type + " CAdES B-" + level + " " + one.told(), new String[0][], () -> {
                ASiCWithCAdESService service = new ASiCWithCAdESService(verifier);
                service.setTspSource(stamps);
                ASiCWithCAdESSignatureParameters parameters = with(new ASiCWithCAdESSignatureParameters(), one);
                parameters.setSignatureLevel(SignatureLevel.valueOf("CAdES_BASELINE_" + level));
                parameters.aSiC().setContainerType(type);
                return signedAll(service, files(type), parameters, one);
            });
    }

    private void asicXades(String name, ASiCContainerType type, String level, Algorithm one) throws Exception {
        boolean isSimple = type == ASiCContainerType.ASiC_S;
        put("asic-" + (isSimple ? "s" : "e") + "-xades" + name + "-" + level.toLowerCase(), isSimple ? "asics" : "asice", "asic-xades",
            type + " XAdES B-" + level + " " + one.told(), new String[0][], () -> {
                ASiCWithXAdESService service = new ASiCWithXAdESService(verifier);
                service.setTspSource(stamps);
                ASiCWithXAdESSignatureParameters parameters = with(new ASiCWithXAdESSignatureParameters(), one);
                parameters.setSignatureLevel(SignatureLevel.valueOf("XAdES_BASELINE_" + level));
                parameters.aSiC().setContainerType(type);
                return signedAll(service, files(type), parameters, one);
            });
    }

    private void jades(String name, JWSSerializationType type, String level, Algorithm one) throws Exception {
        String form = type.name().toLowerCase().replace("_serialization", "");
        put("jades-" + form + name + "-" + level.toLowerCase(), "json", "jades", "JAdES " + form + " B-" + level + " " + one.told(), new String[0][], () -> {
            JAdESService service = new JAdESService(verifier);
            service.setTspSource(stamps);
            JAdESSignatureParameters parameters = with(new JAdESSignatureParameters(), one);
            parameters.setSignatureLevel(SignatureLevel.valueOf("JAdES_BASELINE_" + level));
            parameters.setSignaturePackaging(SignaturePackaging.ENVELOPING);
            parameters.setJwsSerializationType(type);
            return signed(service, new InMemoryDocument(text, "content.txt"), parameters, one);
        });
    }
}
