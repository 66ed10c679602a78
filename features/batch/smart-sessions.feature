Feature: Smart sessions
  A site can request permission to act for the account within limits, for a while, if it has turned this feature on.

  @S1.6
  Scenario: Smart sessions are off by default
    Given a visitor connected with Harbor
    When the dapp asks for an allowance of "0.1" ether a day
    Then the dapp is answered "method-not-supported"
    And the failure says "Smart sessions are off: turn `features.smartSessions` on"
    And Harbor was never asked to sign

  @S6.4 @S7.6
  Scenario: A smart session is granted, listed and revoked
    Given the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And a visitor connected with Harbor
    When the dapp asks for an allowance of "0.1" ether a day
    And Harbor approves
    Then the dapp is answered "yes"
    When the dapp asks for the smart sessions
    Then the answer is 1 smart session, 0 of them revoked
    When the dapp revokes the first smart session
    And Harbor approves
    Then the dapp is answered "yes"
    When the dapp asks for the smart sessions
    Then the answer is 1 smart session, 1 of them revoked

  Scenario: Declining grants nothing
    Given the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And a visitor connected with Harbor
    When the dapp asks for an allowance of "0.1" ether a day
    And Harbor rejects
    Then the dapp is answered "rejected"
    When the dapp asks for the smart sessions
    Then the answer is 0 smart sessions, 0 of them revoked

  Scenario: An invalid request fails at once, without asking the wallet
    Given the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And a visitor connected with Harbor
    When the dapp asks for no permission at all
    Then the dapp is answered "invalid-options"
    And the failure says "Invalid permissions: must be a non-empty array"
    And Harbor was never asked to sign

  @sandbox @browser
  Scenario: A wallet that does not support permissions is reported as such
    Given the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And a visitor connected with Lantern
    When the dapp asks for an allowance of "0.1" ether a day
    Then the dapp is answered "method-not-supported"
    And the failure says "Wallet does not support `wallet_grantPermissions` method"
