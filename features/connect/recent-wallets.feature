@connects
Feature: Recent wallets
  A wallet that is missing from the browser today is listed as a recent one.

  @S3.5 @S4.6
  Scenario: The last wallet used is listed even if it is no longer installed
    Given a visitor connected with Harbor
    When the dapp disconnects
    And the visitor reloads the page with only the wallets "Lantern"
    And the visitor opens the modal
    Then the wallets listed are "Harbor: Recent, Lantern: Installed"

  @S3.5
  Scenario: A recent wallet that is installed is listed only as installed
    Given a visitor connected with Harbor
    When the dapp disconnects
    And the visitor reloads the page
    And the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Lantern: Installed, Northstar: Installed, Fennel: Installed"

  @S4.6
  Scenario: The most recent wallet is listed first
    Given a visitor who has used "Harbor, Lantern"
    When the visitor reloads the page with only the wallets "Fennel"
    And the visitor opens the modal
    Then the wallets listed are "Lantern: Recent, Harbor: Recent, Fennel: Installed"

  @S4.6 @S9.6
  Scenario: At most two recent wallets are listed
    Given a visitor who has used "Harbor, Lantern, Northstar"
    When the visitor reloads the page with only the wallets "Fennel"
    And the visitor opens the modal
    Then the wallets listed are "Northstar: Recent, Lantern: Recent, Fennel: Installed"

  @S4.6
  Scenario: A wallet that was used twice is listed once
    Given a visitor who has used "Harbor, Lantern, Harbor"
    When the visitor reloads the page with only the wallets "Fennel"
    And the visitor opens the modal
    Then the wallets listed are "Harbor: Recent, Lantern: Recent, Fennel: Installed"
